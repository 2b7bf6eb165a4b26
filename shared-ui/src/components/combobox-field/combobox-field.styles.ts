import { Combobox } from '@base-ui/react/combobox';
import { css, styled } from 'styled-components';
import { controlStyles } from '../field/field-frame';

export const Control = styled.div`
  position: relative;
`;

export const Input = styled(Combobox.Input)`
  ${controlStyles}
  padding-inline-end: 2.75rem;
  text-overflow: ellipsis;

  &[data-clearable] {
    padding-inline-end: 5.1rem;
  }
`;

const insideControl = css`
  position: absolute;
  inset-block: 1px;
  display: grid;
  place-items: center;
  width: 2.6rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-m);
  background: none;

  & > svg {
    width: 1.15rem;
    height: 1.15rem;
  }
`;

export const Trigger = styled(Combobox.Trigger)`
  ${insideControl}
  inset-inline-end: 1px;
`;

export const Clear = styled(Combobox.Clear)`
  ${insideControl}
  inset-inline-end: 2.5rem;
`;

export const Positioner = styled(Combobox.Positioner)`
  z-index: 45;
`;

export const Popup = styled(Combobox.Popup)`
  width: var(--anchor-width);
  max-height: min(20rem, var(--available-height));
  padding: var(--space-1);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-overlay);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Item = styled(Combobox.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-s);
  line-height: 1.3;
  cursor: pointer;

  &[data-highlighted] {
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
  }
  & svg {
    width: 1.1rem;
    height: 1.1rem;
  }
`;

export const OptionHint = styled.span`
  display: block;
  font-size: var(--text-xs);
  color: var(--color-ink-soft);

  [data-highlighted] & {
    color: inherit;
  }
`;

export const Note = styled.p`
  padding: var(--space-2) var(--space-3);
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;
