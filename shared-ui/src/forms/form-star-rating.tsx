import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldNotes, fieldDescription } from '../components/field/field-frame';
import { RATING_WORDS, STARS } from '@club-reviews/domain/ratings';
import { STAR_PATH } from '@club-reviews/domain/star';
import { plural } from '../formatting/numbers';
import { useFormField } from './use-form-field';

export interface FormStarRatingProps {
  name: string;
  label: ReactNode;
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  font-size: var(--text-s);
  font-weight: 640;
`;

/* The stars' targets are wider than the stars; this lines up the first star with the question. */
const Row = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: -0.4rem;
`;

const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--radius-s);
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > svg {
    width: 1.9rem;
    height: 1.9rem;
    fill: var(--color-star-empty);
    stroke: var(--color-star-empty-edge);
    stroke-width: 1;
    transition: scale var(--motion-quick) var(--ease);
  }
  &[data-lit] > svg {
    fill: var(--color-star);
    stroke: var(--color-star-edge);
  }
  &:hover > svg {
    scale: 1.12;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

const Chosen = styled.span`
  margin-inline-start: var(--space-2);
  font-size: var(--text-s);
  white-space: nowrap;
  color: var(--color-ink-soft);
`;

/**
 * One to five stars, each with its word, as a radio group bound to the numeric Formik field `name` (0 while nothing is
 * chosen).
 */
export function FormStarRating({ name, label }: FormStarRatingProps) {
  const id = useId();
  const { field, error, setValue } = useFormField<number>(name);
  const [pointedAt, setPointedAt] = useState(0);
  const lit = pointedAt > 0 ? pointedAt : field.value;
  const word = STARS.find((stars) => stars === lit);
  const description = fieldDescription(id, { error });
  return (
    <Group role="radiogroup" {...description} aria-labelledby={`${id}-label`}>
      <Legend id={`${id}-label`}>{label}</Legend>
      <Row onPointerLeave={() => setPointedAt(0)}>
        {STARS.map((stars) => (
          <Star
            key={stars}
            data-lit={stars <= lit ? '' : undefined}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(stars)}
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={field.value === stars}
              aria-label={`${plural(stars, 'star')}, ${RATING_WORDS[stars]}`}
              aria-invalid={description['aria-invalid']}
              onChange={() => void setValue(stars)}
              onBlur={field.onBlur}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d={STAR_PATH} />
            </svg>
          </Star>
        ))}
        {word !== undefined && <Chosen aria-hidden="true">{RATING_WORDS[word]}</Chosen>}
      </Row>
      <FieldNotes id={id} error={error} />
    </Group>
  );
}
