import { styled } from 'styled-components';
import { ratingLabel } from '../../formatting/numbers';

export interface RatingBarProps {
  label: string;
  value: number;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(7.5rem, 0.8fr) minmax(3rem, 1fr) 2.25rem;
  align-items: center;
  gap: var(--space-3);
  font-size: var(--text-s);
`;

const Value = styled.span`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Track = styled.svg`
  width: 100%;
  height: 0.5rem;
`;

const Ground = styled.rect`
  fill: var(--color-line);
`;

const Fill = styled.rect`
  fill: var(--color-pitch);
`;

/** An average as a labelled bar that's easy to compare. */
export function RatingBar({ label, value }: RatingBarProps) {
  const share = Math.min(Math.max(value / 5, 0), 1);
  return (
    <Row>
      <span>{label}</span>
      <Track aria-hidden="true" focusable="false">
        <Ground width="100%" height="100%" rx="4" />
        <Fill width={`${(share * 100).toFixed(1)}%`} height="100%" rx="4" />
      </Track>
      <Value aria-label={`${ratingLabel(value)} out of 5`} role="img">
        {ratingLabel(value)}
      </Value>
    </Row>
  );
}
