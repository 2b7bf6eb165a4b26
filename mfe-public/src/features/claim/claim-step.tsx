import { Stack } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/* Without JavaScript there's no moving between steps, so all of them are shown. */
const Step = styled(Stack)`
  &[hidden] {
    display: none;
  }
  @media (scripting: none) {
    &[hidden] {
      display: grid;
    }
  }
`;

interface ClaimStepProps {
  /** Counted from 1. */
  number: number;
  /** The number of the open step. */
  open: number;
  children: ReactNode;
}

/** A step of the claim form. Closed ones stay in the page, with what was typed. */
export function ClaimStep({ number, open, children }: ClaimStepProps) {
  return (
    <Step data-step={number} hidden={number !== open}>
      {children}
    </Step>
  );
}
