import { VisuallyHidden } from '@club-reviews/shared-ui';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubChange } from '../api/types';
import { clubFieldLabel } from '../lib/club-labels';

const Fields = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin: 0;

  & dt {
    font-size: var(--text-s);
    color: var(--color-ink-soft);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & svg {
    display: inline-block;
    width: 0.9rem;
    height: 0.9rem;
    margin-inline: var(--space-2);
    color: var(--color-ink-soft);
    vertical-align: -0.1em;
  }
  & del {
    color: var(--color-ink-soft);
  }
`;

/** What happened to a field, unless its value became another one. */
function getKind(before: string | null, after: string | null): string {
  if (before === null) return after === null ? ', changed (we don’t keep the old value)' : ', added';
  return after === null ? ', deleted' : '';
}

/** A change: each field before and after. */
export function ChangeFields({ fields }: Pick<ClubChange, 'fields'>) {
  if (fields.length === 0) return null;
  return (
    <Fields>
      {fields.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{`${clubFieldLabel(name)}${getKind(before, after)}`}</dt>
          <dd>
            {before !== null && <del>{before}</del>}
            {before !== null && after !== null && (
              <>
                <ArrowRight aria-hidden="true" />
                <VisuallyHidden> became </VisuallyHidden>
              </>
            )}
            {after !== null && <span>{after}</span>}
          </dd>
        </div>
      ))}
    </Fields>
  );
}
