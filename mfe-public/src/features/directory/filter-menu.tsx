import { Button, IconButton } from '@club-reviews/shared-ui';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { styled } from 'styled-components';

interface FilterMenuProps {
  label: string;
  /** How many of its choices are made. */
  chosen: number;
  /** What the search finds now, in words: "12 clubs". */
  found: string | undefined;
  /** Whether a choice closes it: there's nothing more to choose. */
  closesOnChoice?: boolean;
  /** Called when the visitor opens it. */
  onOpen?: () => void;
  children: ReactNode;
}

const Fold = styled.details`
  @media (min-width: 64rem) {
    position: relative;
  }
`;

const Opener = styled.summary`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.3rem;
  width: 100%;
  min-height: 2.375rem;
  padding: 0.3rem 0.6rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--text-s);
  font-weight: 620;
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    border-color: var(--color-ink);
  }
  &[data-chosen] {
    border-color: var(--color-pitch);
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
  }
  @media (min-width: 64rem) {
    padding-inline: 0.9rem;
  }
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    width: 1rem;
    height: 1rem;
    margin-inline-end: -0.25rem;

    /* Five buttons share a phone's line. */
    @media (max-width: 29.99rem) {
      display: none;
    }
  }
  [open] > & > svg {
    rotate: 180deg;
  }
`;

/* Dims the page behind the sheet, and closes it when it's pressed. */
const Veil = styled.div`
  position: fixed;
  /* Above cards' hearts, and the chips beside it. */
  z-index: 2;
  inset: 0;
  background: rgb(6 20 14 / 0.5);
  touch-action: none;

  @media (min-width: 64rem), (scripting: none) {
    display: none;
  }
`;

/* A sheet within the thumb’s reach, and a popover where there’s room for it. Without scripts it can't close by itself, so it
   covers nothing. */
const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-4);
  background: var(--color-surface);

  @media (scripting: enabled) {
    position: fixed;
    z-index: 2;
    inset: auto 0 0;
    max-height: 82dvh;
    padding-block-end: 0;
    border-radius: var(--radius-l) var(--radius-l) 0 0;
    box-shadow: var(--shadow-overlay);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  @media (scripting: enabled) and (min-width: 64rem) {
    position: absolute;
    inset: calc(100% + 6px) auto auto 0;
    width: 30rem;
    max-height: min(34rem, 70dvh);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-m);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block: calc(-1 * var(--space-2));

  & > p {
    font-size: var(--text-l);
    font-weight: 700;
  }
  @media (min-width: 64rem), (scripting: none) {
    display: none;
  }
`;

/* Always in view: it says what the choices so far find. */
const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);

  @media (scripting: none) {
    display: none;
  }
`;

/** A button that opens the choices of some filters: links, so that they work without scripts. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, chosen, found, closesOnChoice = false, onOpen, children } = props;
  const fold = useRef<HTMLDetailsElement>(null);

  const close = () => {
    if (fold.current !== null) fold.current.open = false;
  };
  const closeToButton = () => {
    close();
    fold.current?.querySelector('summary')?.focus();
  };

  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && fold.current?.open === true && !fold.current.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  const onClick = ({ target }: SyntheticEvent) => {
    if (closesOnChoice && target instanceof Element && target.closest('a') !== null) closeToButton();
  };

  return (
    <Fold
      ref={fold}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && fold.current?.open === true) closeToButton();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Opener
        data-chosen={chosen > 0 ? '' : undefined}
        aria-label={chosen > 0 ? `${label}, ${chosen} selected` : label}
      >
        {label}
        <ChevronDown aria-hidden="true" />
      </Opener>
      <Veil onClick={closeToButton} />
      <Panel onClick={onClick}>
        <Head>
          <p>{label}</p>
          <IconButton label={`Close ${label}`} onClick={closeToButton}>
            <X aria-hidden="true" />
          </IconButton>
        </Head>
        {children}
        <Foot>
          <Button onClick={closeToButton}>Show {found ?? 'the clubs'}</Button>
        </Foot>
      </Panel>
    </Fold>
  );
}
