import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { bandStyles, turfStyles } from '../../tokens/band';
import { Container } from '../container/container';
import { PitchLines } from '../pitch-lines/pitch-lines';

export interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Extra content in the heading: buttons, a search field, facts. */
  children?: ReactNode;
  /** 'compact' is for pages that people work on all day. */
  size?: 'full' | 'compact';
}

const Lead = styled.p`
  max-width: var(--measure);
  margin-block-start: var(--space-3);
  font-size: var(--text-l);
  color: var(--color-on-band-soft);
`;

const Band = styled.header`
  position: relative;
  isolation: isolate;
  padding-block: clamp(1.75rem, 1.2rem + 2.4vw, 3.5rem);
  ${bandStyles}

  &[data-size='compact'] {
    padding-block: var(--space-4);

    h1 {
      font-size: var(--text-2xl);
    }
    ${Lead} {
      margin-block-start: var(--space-2);
      font-size: var(--text-m);
    }
  }
`;

/* Reaches from edge to edge of the window even if the heading is inside a column. */
const Turf = styled.div`
  position: absolute;
  z-index: -1;
  inset-block: 0;
  inset-inline: calc(50% - 50vw);
  overflow: hidden;
  ${turfStyles}
`;

const Extras = styled.div`
  margin-block-start: var(--space-5);

  &:empty {
    display: none;
  }
  [data-size='compact'] & {
    margin-block-start: var(--space-3);
  }
`;

/** The page's one h1 on the green band under the header. Put it first on the page. */
export function PageHeading({ title, lead, size = 'full', children }: PageHeadingProps) {
  return (
    <Band data-size={size}>
      <Turf>
        <PitchLines />
      </Turf>
      <Container>
        <h1>{title}</h1>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children !== undefined && <Extras>{children}</Extras>}
      </Container>
    </Band>
  );
}
