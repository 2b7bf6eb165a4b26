import { styled } from 'styled-components';

interface UnfoldButtonProps {
  isOpen: boolean;
  /** The text's id. */
  controls: string;
  /** Names the text, for people who hear buttons out of context. */
  of: string;
  /** Missing if the surrounding card handles the click. */
  onClick?: () => void;
}

const Button = styled.button`
  justify-self: start;
  min-height: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-link);
  font-size: var(--text-s);
  font-weight: 620;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;

/** Unfolds and refolds a text. */
export function UnfoldButton({ isOpen, controls, of, onClick }: UnfoldButtonProps) {
  const label = isOpen ? 'Show less' : 'Read more';
  return (
    <Button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={`${label} of ${of}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
