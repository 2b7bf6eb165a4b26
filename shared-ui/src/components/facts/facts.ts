import { styled } from 'styled-components';

/**
 * Names with their values, one below the other. `data-columns` puts as many pairs beside each other as fit, each in a
 * `div`; `data-size`: 'small'.
 */
export const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  overflow-wrap: anywhere;

  & dt {
    font-size: var(--text-s);
    color: var(--color-ink-soft);
  }
  & dd {
    max-width: var(--measure);
    white-space: pre-line;
  }
  & > dd:not(:last-child) {
    margin-block-end: var(--space-2);
  }
  &[data-columns] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: var(--space-3) var(--space-5);
  }
  &[data-size='small'] {
    font-size: var(--text-s);

    & dt {
      font-size: var(--text-xs);
    }
  }
`;
