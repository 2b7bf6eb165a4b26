import { Button, Card, Cluster, useMediaQuery, VisuallyHidden } from '@club-reviews/shared-ui';
import { Link } from '@club-reviews/shared-ui/platform';
import { Check, Circle } from 'lucide-react';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import {
  useDismissFirstDayMutation,
  useGetFirstDayQuery,
  useSendTestMailMutation,
} from '../../api/site-admin-api';
import type { FirstDayStep } from '../../api/types';
import { toastOutcome } from '../../lib/toast-outcome';

/** What each step is, and where it's done: on a page, or with a command on the server. */
const STEPS: Record<FirstDayStep, { title: string; to?: string; command?: string }> = {
  invite: { title: 'Invite yourself as an owner', to: '/admin/staff' },
  'site-password': { title: 'Lock the site password', to: '/admin/staff' },
  'test-mail': { title: 'Send a test email' },
  postcodes: { title: 'Import postcodes', command: 'npm run ops -- import-postcodes FILE' },
  operator: { title: 'Say who runs the site', to: '/admin/settings' },
  clubs: { title: 'Import your clubs', to: '/admin/clubs/import' },
  backup: { title: 'Take a backup', command: 'npm run ops -- backup TARGET' },
  'sample-data': { title: 'Remove the sample data', to: '/admin/status' },
};

const List = styled.ol`
  display: grid;
  margin-block: var(--space-2);
  gap: var(--space-1);
  & > li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    gap: var(--space-2);
    overflow-wrap: anywhere;
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 0.375rem;
    color: var(--color-ink-soft);
  }
  & [data-done] svg {
    color: var(--color-pitch);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  min-height: 2rem;

  & > a {
    padding-block: var(--space-1);
  }
  & > code {
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }
`;

const Summary = styled.summary`
  min-height: 2rem;
  cursor: pointer;

  & > h2 {
    display: inline;
    font-size: var(--text-l);
  }
`;

/** Once so many steps are done, or on a phone, the checklist is one line: the queue below is the day's work. */
const DONE_TO_FOLD = 2;

interface FirstDayProps {
  /** Takes the focus when the checklist goes. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** The first day's checklist for owners; nothing once all is done, or an owner has hidden it. */
export function FirstDay({ focusAfter }: FirstDayProps) {
  const { data } = useGetFirstDayQuery();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [dismiss, { isLoading }] = useDismissFirstDayMutation();
  const heading = useRef<HTMLElement>(null);
  // A later release of the api may have steps that this page doesn't know.
  const steps = data?.steps.filter(({ step }) => step in STEPS) ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const hide = async () => {
    const { error } = await dismiss({ body: { isDismissed: true } });
    if (error === undefined) focusAfter.current?.focus();
    toastOutcome(error, { done: 'Checklist hidden', failed: 'Failed to hide the checklist.' });
  };
  return (
    <Card as="section" aria-labelledby="first-day">
      <details open={isWide && done < DONE_TO_FOLD}>
        <Summary ref={heading}>
          <h2 id="first-day">{`Your first day: ${done} of ${steps.length} done`}</h2>
        </Summary>
        <List role="list">
          {steps.map(({ step, isDone }) => (
            <li key={step} data-done={isDone || undefined}>
              {isDone ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
              <Line>
                <Step
                  step={step}
                  isDone={isDone}
                  onSent={() => (done + 1 === steps.length ? focusAfter : heading).current?.focus()}
                />
              </Line>
            </li>
          ))}
        </List>
        <Cluster>
          <Button variant="quiet" size="small" pending={isLoading} onClick={() => void hide()}>
            Hide this checklist
          </Button>
        </Cluster>
      </details>
    </Card>
  );
}

interface StepProps {
  step: FirstDayStep;
  isDone: boolean;
  /** Called once a test email is on its way: its button goes. */
  onSent: () => void;
}

function Step({ step, isDone, onSent }: StepProps) {
  const { title, to, command } = STEPS[step];
  if (isDone)
    return (
      <span>
        {title}
        <VisuallyHidden>: done</VisuallyHidden>
      </span>
    );
  if (to !== undefined) return <Link to={to}>{title}</Link>;
  return (
    <>
      <span>{title}</span>
      {command === undefined ? <TestMail onSent={onSent} /> : <code>{command}</code>}
    </>
  );
}

function TestMail({ onSent }: Pick<StepProps, 'onSent'>) {
  const [send, { isLoading }] = useSendTestMailMutation();
  const sendOne = async () => {
    const { error } = await send();
    if (error === undefined) onSent();
    toastOutcome(error, {
      done: 'A test email is on its way to you',
      failed: 'The test email couldn’t be sent.',
    });
  };
  return (
    <Button variant="secondary" size="small" pending={isLoading} onClick={() => void sendOne()}>
      Send it
    </Button>
  );
}
