import { Button, TextField } from '@club-reviews/shared-ui';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { comparisonPath } from '../../lib/comparison-address';
import type { ComparisonAddress } from '../../lib/comparison-address';

interface DistanceFormProps {
  address: ComparisonAddress;
  /** Why the place in the address can't be used; undefined if it can. */
  refusal: string | undefined;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 14rem) auto;
  align-items: end;
  justify-content: start;
  gap: var(--space-3);
`;

/** Asks where to measure distances from. Only the address keeps it. */
export function DistanceForm({ address, refusal }: DistanceFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const near = String(new FormData(event.currentTarget).get('near')).trim().toUpperCase();
    void navigate(comparisonPath({ ...address, near }));
  };
  return (
    <Form action="/compare" method="get" aria-label="Distances" onSubmit={submit}>
      {address.slugs.length > 0 && <input type="hidden" name="clubs" value={address.slugs.join(',')} />}
      <TextField
        key={address.near}
        label="Distance from postcode"
        name="near"
        defaultValue={address.near}
        maxLength={10}
        autoComplete="postal-code"
        error={refusal}
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </Form>
  );
}
