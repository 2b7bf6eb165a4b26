import { Button, Words } from '@club-reviews/shared-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

/** Roughly what fits into the folded height; a shorter text is shown in full. */
const FOLDED_CHARACTERS = 320;
const FOLDED_LINES = 4;

const Text = styled(Words)`
  &[data-folded] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;

const Unfold = styled(Button)`
  margin-inline-start: -0.75rem;
`;

/** A review's text; a long one is folded until it's opened. */
export function ReviewText({ children }: { children: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = children.length > FOLDED_CHARACTERS || children.split('\n').length > FOLDED_LINES;
  return (
    <div>
      <Text id={id} data-folded={isLong && !isOpen ? '' : undefined}>
        {children}
      </Text>
      {isLong && (
        <Unfold
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </Unfold>
      )}
    </div>
  );
}
