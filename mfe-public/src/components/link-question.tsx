import { Button, Cluster, ErrorPanel, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { Column } from './column';

interface LinkQuestionProps {
  title: string;
  /** What the button does. */
  text: ReactNode;
  /** What it's about. */
  children: ReactNode;
  label: string;
  pendingLabel: string;
  onPress: () => void;
  /** The button's call. */
  call: { isLoading: boolean; error?: unknown };
  /** Shown above the reason if the call fails. */
  failure: string;
  /** Another button. */
  other?: ReactNode;
}

/** What an emailed link asks before anything happens, with the button that does it. */
export function LinkQuestion({ title, text, children, call, failure, other, ...button }: LinkQuestionProps) {
  return (
    <Column>
      <Stack data-gap="small">
        <h2>{title}</h2>
        <p>{text}</p>
      </Stack>
      {children}
      {call.error !== undefined && !call.isLoading && (
        <ErrorPanel
          title={failure}
          text={`${apiErrorMessage(call.error, 'We couldn’t reach the server. Please check your connection.')} Nothing is lost, so you can try again.`}
        />
      )}
      <Cluster>
        <Button
          size="large"
          pending={call.isLoading}
          pendingLabel={button.pendingLabel}
          onClick={button.onPress}
        >
          {button.label}
        </Button>
        {other}
      </Cluster>
    </Column>
  );
}
