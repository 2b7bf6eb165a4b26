import { Card, TextLink } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { clubPath } from '../../lib/club-address';

const Title = styled.h2`
  font-size: var(--text-m);
`;

const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--space-4);
  border-inline-start: 4px solid var(--color-line-strong);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface QuotedReviewProps {
  clubName: string;
  clubSlug: string;
  text: string;
}

/** The review that a notice is about. */
export function QuotedReview({ clubName, clubSlug, text }: QuotedReviewProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Title id={titleId}>
        The review of <TextLink to={clubPath(clubSlug)}>{clubName}</TextLink>
      </Title>
      <Quote>{text}</Quote>
    </Card>
  );
}
