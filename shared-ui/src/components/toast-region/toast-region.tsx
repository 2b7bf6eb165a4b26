import { dismissToast, pauseToast, resumeToast, useCurrentToast } from '@club-reviews/shared-ui/platform';
import type { Toast } from '@club-reviews/shared-ui/platform';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/icon-button';

const ICONS = { neutral: Info, success: CircleCheck, error: CircleAlert };

const Region = styled.div`
  position: fixed;
  z-index: 50;
  inset-inline: var(--gutter);
  inset-block-end: calc(var(--space-4) + var(--bottom-bar) + env(safe-area-inset-bottom));
  display: grid;
  justify-items: center;
  pointer-events: none;

  /* Above a dialog, which leaves --toast-room, and away from its buttons. */
  :root:has([role='dialog'][data-open]) & {
    inset-block: calc(var(--space-2) + env(safe-area-inset-top)) auto;
    max-height: calc(var(--toast-room) - var(--space-3));
  }
  @media (min-width: 48rem) {
    justify-items: end;
  }
`;

const Message = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  width: min(26rem, 100%);
  max-height: inherit;
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-ink);
  color: var(--color-page);
  box-shadow: var(--shadow-overlay);
  overflow-y: auto;
  pointer-events: auto;
  --color-focus: var(--color-page);
  --color-focus-halo: var(--color-ink);

  & > svg {
    flex: none;
    width: 1.35rem;
    height: 1.35rem;
    margin-block-start: 0.65rem;
  }
  &[data-tone='error'] {
    background: var(--color-danger);
    color: var(--color-on-danger);
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 0.5rem;
  font-size: var(--text-s);

  & > a {
    display: inline-block;
    margin-block-start: var(--space-1);
    padding-block: 0.2rem;
    color: inherit;
    font-weight: 650;
  }
`;

const Title = styled.p`
  font-weight: 700;
`;

/** One toast. Its timer is paused while the pointer is on it or the focus is inside. */
function ToastMessage({ tone, title, description, link }: Toast) {
  const attention = useRef({ pointer: false, focus: false });
  const Icon = ICONS[tone];
  const attend = (kind: 'pointer' | 'focus', isThere: boolean) => {
    attention.current[kind] = isThere;
    if (attention.current.pointer || attention.current.focus) pauseToast();
    else resumeToast();
  };
  return (
    <Message
      data-toast=""
      data-tone={tone}
      onPointerEnter={() => attend('pointer', true)}
      onPointerLeave={() => attend('pointer', false)}
      onFocus={() => attend('focus', true)}
      onBlur={() => attend('focus', false)}
    >
      <Icon aria-hidden="true" />
      <Text>
        <Title>{title}</Title>
        {description !== undefined && <p>{description}</p>}
        {link !== undefined && <a href={link.address}>{link.label}</a>}
      </Text>
      <IconButton label="Dismiss" onClick={dismissToast}>
        <X aria-hidden="true" />
      </IconButton>
    </Message>
  );
}

/** Where toasts appear and are announced. The shell renders it once; `showToast` fills it. */
export function ToastRegion() {
  const toast = useCurrentToast();
  return (
    <Region role="status" aria-live={toast?.tone === 'error' ? 'assertive' : 'polite'}>
      {toast !== null && <ToastMessage key={toast.id} {...toast} />}
    </Region>
  );
}
