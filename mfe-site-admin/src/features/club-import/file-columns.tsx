import { CLUB_FILE_COLUMN_NAMES } from '@club-reviews/domain/club-imports';
import type { ClubFileColumn } from '@club-reviews/domain/club-imports';
import { Card, CardTitle, NotLoaded, Skeleton } from '@club-reviews/shared-ui';
import { FormError, FormSelect, FormStack, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { isApiError } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { useChooseClubFileColumnsMutation, useListClubFileColumnsQuery } from '../../api/site-admin-api';
import type { FileColumn } from '../../api/types';
import { Fold } from './fold';

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-5);
  overflow-wrap: anywhere;
`;

const LABELS: Partial<Record<ClubFileColumn, string>> = {
  external_id: 'Id in your list',
  name: 'Name of the club',
  logo_url: 'Address of the logo',
  first_aider: 'First aider at sessions',
  founded: 'Year founded',
};

const OPTIONS = CLUB_FILE_COLUMN_NAMES.map((value) => {
  const words = value.replaceAll('_', ' ');
  return { value, label: LABELS[value] ?? words.charAt(0).toUpperCase() + words.slice(1) };
});

const getName = (index: number) => `column-${index}`;
const getHeading = ({ heading }: FileColumn, index: number) => heading || `Column ${index + 1}`;

type Values = Record<string, ClubFileColumn | ''>;

function validate(columns: readonly FileColumn[], values: Values): Record<string, string> {
  const chosen = columns.map((_, index) => values[getName(index)]);
  if (!chosen.includes('name')) return { [getName(0)]: 'Choose which column has the clubs’ names' };
  const problems = chosen.flatMap((one, index) => {
    const first = chosen.indexOf(one);
    const column = columns[first];
    if (!one || !column || first === index) return [];
    return [[getName(index), `You’ve already chosen this for “${getHeading(column, first)}”`] as const];
  });
  return Object.fromEntries(problems);
}

interface ColumnsFormProps {
  id: number;
  columns: readonly FileColumn[];
  /** How the button looks: one that only corrects a check isn't the main one. */
  variant: 'primary' | 'secondary';
}

/** Where each column of a file says what it is: its first rows are there to recognise it by. */
function ColumnsForm({ id, columns, variant }: ColumnsFormProps) {
  const [choose] = useChooseClubFileColumnsMutation();
  const submit = useSubmit((values: Values) =>
    choose({ id, body: { columns: columns.map((_, index) => values[getName(index)] || null) } }),
  );
  const initialValues: Values = Object.fromEntries(
    columns.map(({ column }, index) => [getName(index), column ?? '']),
  );
  return (
    <FormStack
      initialValues={initialValues}
      validate={(values) => validate(columns, values)}
      onSubmit={submit}
    >
      <p>We’ll use your choices again for files with the same headings.</p>
      <FormError title="The file wasn’t checked" />
      <Columns role="list">
        {columns.map((column, index) => {
          const examples = column.examples.filter((text) => text !== '');
          return (
            <li key={index}>
              <FormSelect
                name={getName(index)}
                label={getHeading(column, index)}
                hint={examples.length === 0 ? 'Empty in the first rows' : examples.join(' · ')}
                placeholder="Leave out"
                options={OPTIONS}
              />
            </li>
          );
        })}
      </Columns>
      <div>
        <SubmitButton variant={variant} pendingLabel="Sending…">
          Check with these columns
        </SubmitButton>
      </div>
    </FormStack>
  );
}

function useFileColumns(id: number) {
  const call = useListClubFileColumnsQuery(
    { id },
    // They've been chosen anew since.
    { refetchOnMountOrArgChange: true },
  );
  // The file can't be read at all, or is gone.
  const hasNone = isApiError(call.error) && (call.error.status === 404 || call.error.status === 409);
  return { call, columns: call.isFetching || call.isError ? undefined : call.data, hasNone };
}

type LoadedColumnsProps = Omit<ColumnsFormProps, 'columns'> & ReturnType<typeof useFileColumns>;

function LoadedColumns({ call, columns, id, variant }: LoadedColumnsProps) {
  if (columns !== undefined) return <ColumnsForm id={id} columns={columns} variant={variant} />;
  return (
    <NotLoaded call={call} failed="The columns didn’t load">
      <Skeleton shape="block" />
    </NotLoaded>
  );
}

/** The columns of a file that couldn't be checked, if it has any. */
export function RefusedColumns({ id }: { id: number }) {
  const loaded = useFileColumns(id);
  if (loaded.hasNone) return null;
  return (
    <Card>
      <CardTitle>What’s in each column?</CardTitle>
      <LoadedColumns id={id} variant="primary" {...loaded} />
    </Card>
  );
}

/** What a checked file's columns were taken for, to change it. */
export function CheckedColumns({ id }: { id: number }) {
  const loaded = useFileColumns(id);
  if (loaded.hasNone) return null;
  const leftOut = loaded.columns?.flatMap((column, index) =>
    column.column === null ? [getHeading(column, index)] : [],
  );
  return (
    <Fold>
      <summary>{leftOut?.length ? `Columns left out: ${leftOut.join(', ')}` : 'Columns'}</summary>
      <LoadedColumns id={id} variant="secondary" {...loaded} />
    </Fold>
  );
}
