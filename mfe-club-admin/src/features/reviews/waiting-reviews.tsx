import { Cluster, Stack, TextLink } from '@club-reviews/shared-ui';
import { plural } from '@club-reviews/shared-ui/formatting';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

/* On a phone, the first review should fit on the first screen. */
const Title = styled.h2`
  font-size: var(--text-l);

  @media (min-width: 40rem) {
    font-size: var(--text-2xl);
  }
`;

interface WaitingReviewsProps {
  /** How many approved reviews have no reply. */
  count: number;
  /** Where they're all listed. */
  allOfThem: string;
  /** Takes the focus after a reply was saved. */
  headingRef: Ref<HTMLHeadingElement>;
  /** The newest of the reviews without a reply. */
  children: ReactNode;
}

/** The top of the dashboard: how many reviews need a reply, and the newest of them. */
export function WaitingReviews({ count, allOfThem, headingRef, children }: WaitingReviewsProps) {
  return (
    <Stack as="section" aria-labelledby="need-a-reply">
      <Cluster data-gap="small">
        <Title id="need-a-reply" ref={headingRef} tabIndex={-1}>
          {count === 0
            ? 'Every review has a reply'
            : `${plural(count, 'review needs', 'reviews need')} a reply`}
        </Title>
        {count > 1 && <TextLink to={allOfThem}>See all {count}</TextLink>}
      </Cluster>
      {children}
    </Stack>
  );
}
