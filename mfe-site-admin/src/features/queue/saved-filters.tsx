import { QUEUE_MESSAGES, MAX_FILTER_NAME_LENGTH, MAX_FILTERS } from '@club-reviews/domain/queue';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { Button, ToggleChip } from '@club-reviews/shared-ui';
import { FormTextField } from '@club-reviews/shared-ui/forms';
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import {
  useDeleteQueueFilterMutation,
  useListQueueFiltersQuery,
  useSaveQueueFilterMutation,
} from '../../api/site-admin-api';
import { DecisionDialog } from '../../components/decision-dialog';
import { useDecisionDialog } from '../../components/use-decision-dialog';
import { KINDS } from './kinds';
import { queueParams } from './queue-params';
import type { QueueParams } from './queue-params';

interface SavedFiltersProps {
  params: QueueParams;
  onShow: (change: Partial<QueueParams>) => void;
}

type Filter = Pick<QueueParams, 'kinds' | 'isMine'>;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  & svg {
    width: 1rem;
    height: 1rem;
  }
  & > [aria-pressed='true'] > svg {
    fill: currentColor;
  }
`;

const schema = object({
  name: string()
    .trim()
    .required(QUEUE_MESSAGES.filterName)
    .max(MAX_FILTER_NAME_LENGTH, tooLongMessage('The name', MAX_FILTER_NAME_LENGTH)),
});

function isSame(one: Filter, other: Filter): boolean {
  return one.isMine === other.isMine && one.kinds.join() === other.kinds.join();
}

/** A filter in words: "Reports, Claims, of what you have taken on". */
function getWords({ kinds, isMine }: Filter): string {
  const shown = kinds.length === 0 ? 'Everything' : kinds.map((kind) => KINDS[kind].many).join(', ');
  return `${shown}${isMine ? ' you’ve taken on' : ''}`;
}

/** The person's saved filters, with ways to save and delete them. */
export function SavedFilters({ params, onShow }: SavedFiltersProps) {
  const { data: filters = [] } = useListQueueFiltersQuery();
  const [save] = useSaveQueueFilterMutation();
  const [remove] = useDeleteQueueFilterMutation();
  const {
    heading: row,
    ask,
    dialog: { request, ...frame },
  } = useDecisionDialog<'save' | 'delete', HTMLDivElement>();
  const current = filters.find((filter) => isSame(filter, params));
  const isNarrowed = params.kinds.length > 0 || params.isMine;
  const canSave = isNarrowed && current === undefined && filters.length < MAX_FILTERS;
  if (filters.length === 0 && !canSave) return null;
  return (
    <Row role="group" aria-label="Your filters" ref={row} tabIndex={-1}>
      {filters.map((filter) => (
        <ToggleChip
          key={filter.id}
          pressed={filter === current}
          onClick={() =>
            onShow(filter === current ? queueParams.defaults : { kinds: filter.kinds, isMine: filter.isMine })
          }
        >
          <Bookmark aria-hidden="true" />
          {filter.name}
        </ToggleChip>
      ))}
      {canSave && (
        <Button size="small" variant="quiet" onClick={() => ask('save')}>
          <BookmarkPlus aria-hidden="true" />
          Save this filter
        </Button>
      )}
      {current !== undefined && (
        <Button size="small" variant="quiet" onClick={() => ask('delete')}>
          <Trash2 aria-hidden="true" />
          Delete “{current.name}”
        </Button>
      )}
      {request === 'save' && (
        <DecisionDialog
          {...frame}
          title="Save this filter"
          description={`${getWords(params)}.`}
          submitLabel="Save"
          pendingLabel="Saving…"
          messages={{ failed: 'The filter wasn’t saved' }}
          initialValues={{ name: '' }}
          validationSchema={schema}
          execute={({ name }) => save({ body: { name, kinds: [...params.kinds], isMine: params.isMine } })}
        >
          <FormTextField name="name" label="Name" autoComplete="off" />
        </DecisionDialog>
      )}
      {request === 'delete' && current !== undefined && (
        <DecisionDialog
          {...frame}
          title={`Delete the filter “${current.name}”?`}
          description="What it shows stays where it is."
          submitLabel="Delete"
          pendingLabel="Deleting…"
          isDangerous
          messages={{ failed: 'The filter wasn’t deleted' }}
          initialValues={{}}
          execute={() => remove({ id: current.id })}
        />
      )}
    </Row>
  );
}
