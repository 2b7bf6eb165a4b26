import { CheckboxField, Dialog, Stack } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { keysFor } from './use-queue-keys';

interface KeysDialogProps {
  mayDecide: boolean;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

const Keys = styled.dl`
  display: grid;
  gap: var(--space-2);

  & > div {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: baseline;
  }
  & dd {
    margin: 0;
  }
  & kbd {
    display: inline-block;
    min-width: 1.8em;
    padding: 0.1em 0.5em;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-s);
    font: inherit;
    font-weight: 680;
    text-align: center;
  }
`;

/** What each of the queue's keys does. They can be switched off, for people who dictate or press keys by accident. */
export function KeysDialog({ mayDecide, isOn, onSwitch, onClose }: KeysDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <Stack>
        <Keys>
          {keysFor(mayDecide).map(({ key, words }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </Keys>
        {!mayDecide && <p>You can read everything here. Moderators decide, and write notes.</p>}
        <CheckboxField
          label="Use these shortcuts"
          checked={isOn}
          onChange={({ target }) => onSwitch(target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
