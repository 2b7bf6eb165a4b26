import { Link } from '@club-reviews/shared-ui/platform';
import { useId } from 'react';
import { styled } from 'styled-components';

/** A part of a page that's in its contents list. */
export interface PagePart {
  /** Where the link leads: an element's id. */
  id: string;
  title: string;
}

const Frame = styled.nav`
  padding-block: var(--space-4);
  border-block: 1px solid var(--color-line);

  @media (min-width: 64rem) {
    position: sticky;
    inset-block-start: var(--space-5);
    padding-block: 0;
    border: 0;
  }
`;

const Title = styled.p`
  margin-block-end: var(--space-2);
  font-size: var(--text-s);
  font-weight: 720;
`;

const List = styled.ol`
  @media (max-width: 63.99rem) {
    columns: 9rem 2;
    column-gap: var(--space-5);
  }
  @media (min-width: 64rem) {
    border-inline-start: 2px solid var(--color-line);
  }
`;

const PartLink = styled(Link)`
  display: block;
  padding-block: 0.35rem;
  font-size: var(--text-s);
  line-height: 1.35;
  break-inside: avoid;

  @media (min-width: 64rem) {
    padding-inline-start: var(--space-4);
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;

/** A contents list for a long page: above the text on a phone, beside it on a wider screen. */
export function ContentsList({ parts }: { parts: readonly PagePart[] }) {
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId} data-no-print="">
      <Title id={titleId}>On this page</Title>
      <List role="list">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <PartLink to={{ hash: `#${id}` }}>{title}</PartLink>
          </li>
        ))}
      </List>
    </Frame>
  );
}
