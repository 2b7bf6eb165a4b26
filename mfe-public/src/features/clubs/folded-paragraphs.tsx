import { useState } from 'react';
import { styled } from 'styled-components';
import { UnfoldButton } from '../reviews/unfold-button';

/** Up to so many characters a text is shown whole: it's hardly longer than the lines it would fold to. */
const SHORT_ENOUGH = 280;

interface FoldedParagraphsProps {
  /** Id of the text's element. */
  id: string;
  /** What the text is, for those who hear the button on its own. */
  of: string;
  paragraphs: readonly string[];
}

/* Without scripts nobody could unfold it, so it isn't folded. */
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
 * A text that shows its first few lines until somebody asks for more. It counts characters instead of measuring, so that the
 * server knows whether there's a button and nothing below it moves.
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
