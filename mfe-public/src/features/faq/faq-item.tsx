import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { FaqEntry } from './faq-types';

const Fold = styled.details`
  border-block-end: 1px solid var(--color-line);

  &::details-content {
    @media print {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 3rem;
  padding-block: var(--space-3);
  border-radius: var(--radius-s);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  & > h3 {
    margin: 0;
    font-size: var(--text-m);
    font-weight: 680;
    line-height: 1.3;
    text-wrap: pretty;
  }
  &:hover > h3 {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--color-pitch);
    transition: rotate var(--motion-quick) var(--ease);
  }
  ${Fold}[open] > & > svg {
    rotate: 180deg;
  }
  @media print {
    & > svg {
      display: none;
    }
  }
`;

/* When an address leads to the answer, this leaves room for its question above. */
const Answer = styled.div`
  padding-block-end: var(--space-5);
  scroll-margin-block-start: 6rem;
`;

/** A question that unfolds its answer: a native element, so it works without scripts and with find in page. */
export function FaqItem({ id, question, answer }: FaqEntry) {
  return (
    <Fold>
      <Question>
        <h3>{question}</h3>
        <ChevronDown aria-hidden="true" />
      </Question>
      <Answer id={id} tabIndex={-1}>
        {answer}
      </Answer>
    </Fold>
  );
}
