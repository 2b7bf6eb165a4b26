import { Words } from '@club-reviews/shared-ui';
import { useCallback, useId, useState } from 'react';
import { styled } from 'styled-components';
import { UnfoldButton } from '../reviews/unfold-button';

/** A text that can be folded, and whether there is anything to unfold. */
export interface Fold {
  id: string;
  /** Callback ref of the text's element. */
  watch: (text: HTMLParagraphElement) => () => void;
  isOpen: boolean;
  /** Whether the folded text is cut off. Only known in the browser. */
  isLonger: boolean;
  toggle(): void;
}

/* Without scripts, and in print, nothing can be unfolded. */
const Text = styled(Words)`
  @media (scripting: enabled) {
    &[data-folded] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 5;
    }
  }
  @media print {
    &[data-folded] {
      display: block;
      overflow: visible;
    }
  }
`;

/** Folds a text to five lines, and measures whether that hides any of it. */
export function useFold(): Fold {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isLonger, setIsLonger] = useState(false);

  const watch = useCallback((text: HTMLParagraphElement) => {
    // Reports once at the start, and whenever the text's size changes. An open text keeps its result.
    const observer = new ResizeObserver(() => {
      if ('folded' in text.dataset) setIsLonger(text.scrollHeight > text.clientHeight + 1);
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, []);

  return { id, watch, isOpen, isLonger, toggle: () => setIsOpen(!isOpen) };
}

/** A review's text, folded unless it's open. */
export function FoldedText({ fold, children }: { fold: Fold; children: string }) {
  const { id, watch, isOpen } = fold;
  return (
    <Text id={id} ref={watch} data-folded={isOpen ? undefined : ''}>
      {children}
    </Text>
  );
}

/**
 * Unfolds and refolds the text; missing if nothing is hidden.
 * @param of names the text, for people who hear buttons out of context
 */
export function FoldButton({ fold, of }: { fold: Fold; of: string }) {
  if (!fold.isLonger) return null;
  return <UnfoldButton isOpen={fold.isOpen} controls={fold.id} of={of} onClick={fold.toggle} />;
}
