import { Card } from '@club-reviews/shared-ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface OutcomeFrameProps {
  icon: ReactNode;
  tone?: 'good' | 'plain';
  title: string;
  /** For a dialog that closes with this outcome, to move the focus to its title. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

const Sheet = styled(Card)`
  align-items: center;
  gap: var(--space-4);
  max-width: 36rem;
  margin-inline: auto;
  padding: clamp(1.5rem, 1rem + 2.5vw, 3rem);
  text-align: center;
`;

const Disc = styled.div`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: 50%;
  background: var(--color-sunken);
  color: var(--color-ink-soft);

  & > svg {
    width: 2.1rem;
    height: 2.1rem;
  }
  &[data-tone='good'] {
    background: var(--color-pitch);
    color: var(--color-on-pitch);
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;
  color: var(--color-ink-soft);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-block-start: var(--space-2);
`;

/** The outcome of what a page was opened for: what happened, what it means, where to go next. */
export function OutcomeFrame({
  icon,
  tone = 'plain',
  title,
  titleRef,
  children,
  actions,
}: OutcomeFrameProps) {
  return (
    <Sheet>
      <Disc data-tone={tone} aria-hidden="true">
        {icon}
      </Disc>
      <h2 ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
        {title}
      </h2>
      <Text>{children}</Text>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Sheet>
  );
}
