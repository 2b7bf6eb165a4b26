import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { bandStyles, turfStyles } from '../../tokens/band';
import { Container } from '../container/container';
import { PitchLines } from '../pitch-lines/pitch-lines';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  lead?: ReactNode;
  /** Extra content next to the title, such as a link to the full list. */
  action?: ReactNode;
  /** 'tint' sets the section off from the page; 'pitch' is the green band with pitch markings. */
  tone?: 'plain' | 'tint' | 'pitch';
}

const Band = styled.section`
  position: relative;
  padding-block: clamp(2.25rem, 1.6rem + 2.6vw, 4rem);

  &[data-tone='plain'] + &[data-tone='plain'] {
    padding-block-start: 0;
  }
  &[data-tone='tint'] {
    background: var(--color-sunken);
  }
  &[data-tone='pitch'] {
    isolation: isolate;
    overflow: hidden;
    ${bandStyles}
    ${turfStyles}
  }
  &[data-tone='pitch'] > :not(svg) {
    position: relative;
  }
`;

const Head = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  margin-block-end: var(--space-5);
  padding-block-start: var(--space-4);
  border-block-start: 2px solid currentColor;

  & > :first-child {
    min-width: 0;
  }

  /* The corner of the pitch: the goal line turns down, with the flag's quarter circle in between. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    border: 0 solid currentColor;
  }
  &::before {
    width: 0.9rem;
    height: 0.9rem;
    border-width: 0 0 2px 2px;
    border-end-start-radius: 100%;
  }
  &::after {
    height: 0.9rem;
    border-inline-end-width: 2px;

    @media (min-width: 40rem) {
      height: 1.9rem;
    }
  }
  /* Buttons begin higher than a link. */
  &:has(> :nth-child(2):not(a))::after {
    height: 0.9rem;
  }

  /* The green band has pitch lines of its own. */
  [data-tone='pitch'] & {
    padding-block-start: 0;
    border: 0;

    &::before,
    &::after {
      display: none;
    }
  }
`;

const Lead = styled.p`
  max-width: var(--measure);
  margin-block-start: var(--space-1);
  color: var(--color-ink-soft);
`;

/** A full-width band of the page, with its content in the page's column, named by its title (h2). */
export function Section({ title, lead, action, tone = 'plain', children, ...rest }: SectionProps) {
  const headingId = useId();
  return (
    <Band data-tone={tone} aria-labelledby={title === undefined ? undefined : headingId} {...rest}>
      {tone === 'pitch' && <PitchLines />}
      <Container>
        {title !== undefined && (
          <Head>
            <div>
              <h2 id={headingId}>{title}</h2>
              {lead !== undefined && <Lead>{lead}</Lead>}
            </div>
            {action}
          </Head>
        )}
        {children}
      </Container>
    </Band>
  );
}
