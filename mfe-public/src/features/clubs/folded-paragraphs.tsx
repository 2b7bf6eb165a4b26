import { useState } from 'react';
import { styled } from 'styled-components';
import { UnfoldButton } from '../reviews/unfold-button';

/** A text of up to this many characters is shown whole: folded, it would be hardly shorter. */
const SHORT_ENOUGH = 280;

interface FoldedParagraphsProps {
  /** Id of the text's element. */
  id: string;
  /** Says what the text is, for people who hear the button out of context. */
  of: string;
  paragraphs: readonly string[];
}

/* Without scripts it couldn't be unfolded, so it isn't folded. */
const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--measure);
  font-size: var(--text-l);
  white-space: pre-line;
  overflow-wrap: anywhere;

  @media (scripting: enabled) {
    &[data-folded] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
    }
  }
`;

const Unfold = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/**
 * A text that shows its first few lines until a visitor asks for more. It counts characters instead of measuring, so
 * that the server knows whether there's a button, and nothing below it moves.
 */
export function FoldedParagraphs({ id, of, paragraphs }: FoldedParagraphsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = paragraphs.join('').length > SHORT_ENOUGH;
  return (
    <div>
      <Words id={id} data-folded={isLong && !isOpen ? '' : undefined}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </Words>
      {isLong && (
        <Unfold>
          <UnfoldButton isOpen={isOpen} controls={id} of={of} onClick={() => setIsOpen(!isOpen)} />
        </Unfold>
      )}
    </div>
  );
}
