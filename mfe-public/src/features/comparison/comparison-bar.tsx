import { Button, ButtonLink, Container } from '@club-reviews/shared-ui';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { comparisonPath } from '../../lib/comparison-address';
import { MIN_CLUBS, MAX_CLUBS } from './comparison';
import { clearComparison, removeFromComparison, useComparison } from './use-comparison';
import { useSearchedChild } from './use-searched-child';

/* Two rows on a phone make the bar taller than the design system expects of a bottom bar. */
const RoomForBar = createGlobalStyle`
  body { padding-block-end: var(--bottom-bar); }
  @media (max-width: 63.99rem) {
    html:root:has([data-bottom-bar]) { --bottom-bar: 7.25rem; }
  }
`;

const Bar = styled.section`
  position: fixed;
  z-index: 20;
  inset: auto 0 0;
  padding-block: var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-block-start: 2px solid var(--color-pitch);
  background: var(--color-surface);
  box-shadow: var(--shadow-overlay);
`;

/* The actions beside the title, or below it if a reader's own letter spacing leaves no room. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  @media (min-width: 64rem) {
    flex-wrap: nowrap;
  }
`;

const Title = styled.h2`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  min-width: min-content;
  font-size: var(--text-m);
  font-stretch: 106%;

  @media (min-width: 64rem) {
    flex: none;
  }
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);
`;

const Clubs = styled.ul`
  display: flex;
  flex: 1 0 100%;
  order: 1;
  min-width: 0;
  gap: var(--space-2);
  list-style: none;
  overflow-x: auto;
  scrollbar-width: thin;

  /* Room for the outlines of what has the focus, which it would cut. */
  && {
    padding: 2px;
  }

  @media (min-width: 64rem) {
    flex: 1 1 0;
    order: 0;
  }
`;

const Club = styled.li`
  display: flex;
  flex: none;
  align-items: center;
  max-width: 14rem;
  padding-inline-start: var(--space-3);
  border-radius: var(--radius-round);
  background: var(--color-pitch-tint);
  color: var(--color-on-pitch-tint);
  font-size: var(--text-s);
  font-weight: 600;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* In one line with the actions, long names give way to each other, so that every cross is in sight. */
  @media (min-width: 64rem) {
    flex: 0 1 auto;
    min-width: 7rem;
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border: 0;
  border-radius: 50%;
  background: none;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  justify-content: flex-end;
  gap: var(--space-2);
`;

/** The bar of clubs chosen for comparison, at the bottom of the window. */
export default function ComparisonBar() {
  const clubs = useComparison();
  const list = useRef<HTMLUListElement>(null);
  const child = useSearchedChild();

  const remove = (id: number) => {
    removeFromComparison(id);
    // The pressed button is gone; without this the focus would start again at the top of the page.
    list.current?.focus();
  };
  return (
    <Bar aria-label="Compare Clubs" data-bottom-bar="">
      <RoomForBar />
      <Container>
        <Row>
          <Title>
            Compare Clubs
            <Count role="status">
              {clubs.length}/{MAX_CLUBS}
            </Count>
          </Title>
          <Clubs ref={list} role="list" tabIndex={-1}>
            {clubs.map(({ id, name }) => (
              <Club key={id}>
                <span>{name}</span>
                <Remove
                  type="button"
                  aria-label={`Remove ${name} from comparison`}
                  onClick={() => remove(id)}
                >
                  <X aria-hidden="true" />
                </Remove>
              </Club>
            ))}
          </Clubs>
          <Actions>
            <Button variant="quiet" size="small" onClick={clearComparison}>
              Clear All
            </Button>
            {clubs.length >= MIN_CLUBS && (
              <ButtonLink to={comparisonPath({ child })} size="small">
                Compare
              </ButtonLink>
            )}
          </Actions>
        </Row>
      </Container>
    </Bar>
  );
}
