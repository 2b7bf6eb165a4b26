import { Button } from '@club-reviews/shared-ui';
import { Clock, MapPin, Shield } from 'lucide-react';
import { styled } from 'styled-components';
import type { SuggestionOption } from './suggestion-options';

export interface SuggestionListProps {
  /** The list's id; its options' ids are derived from it. */
  id: string;
  options: readonly SuggestionOption[];
  /** Index of the option that Enter chooses; -1 for none. */
  active: number;
  onChoose: (option: SuggestionOption) => void;
  /** Clears the recent searches; undefined if the list shows others. */
  onForget: (() => void) | undefined;
}

const ICONS = { club: Shield, place: MapPin, recent: Clock };

const Popup = styled.div`
  position: absolute;
  z-index: 30;
  inset: calc(100% + 4px) 0 auto;
  /* Most names fit a line, even below a short field. */
  min-width: min(20rem, 100vw - 4.5rem);
  max-height: min(24rem, 60dvh);
  padding: var(--space-1);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-overlay);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.75rem;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-s);
  line-height: 1.25;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    color: var(--color-ink-soft);
  }
  & small {
    display: block;
    font-size: var(--text-xs);
    color: var(--color-ink-soft);
  }
  &:hover {
    background: var(--color-sunken);
  }
  &[aria-selected='true'] {
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);

    & small,
    & > svg {
      color: inherit;
    }
  }
`;

/** The search field's suggestions. The focus stays in the field, so pressing an option must not take it. */
export default function SuggestionList({ id, options, active, onChoose, onForget }: SuggestionListProps) {
  return (
    <Popup onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={onForget === undefined ? 'Suggestions' : 'Recent searches'}>
        {options.map((option, index) => {
          const Icon = ICONS[option.kind];
          return (
            <Option
              key={`${option.kind} ${option.to}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => onChoose(option)}
            >
              <Icon aria-hidden="true" />
              <span>
                {option.label}
                <small>{option.hint}</small>
              </span>
            </Option>
          );
        })}
      </div>
      {onForget !== undefined && (
        <Button variant="quiet" size="small" onClick={onForget}>
          Clear recent searches
        </Button>
      )}
    </Popup>
  );
}
