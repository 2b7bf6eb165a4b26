import { MAX_REPLY_TEMPLATES } from '@club-reviews/domain/reply-templates';
import { Button, Cluster, Dialog, Panel, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useListReplyTemplatesQuery, useSaveReplyTemplatesMutation } from '../../api/club-admin-api';
import { TemplateForm } from './template-form';
import type { TemplateValues } from './template-form';

const EMPTY: TemplateValues = { name: '', text: '' };
const NONE: { templates: TemplateValues[]; version: string } = { templates: [], version: '' };

const Item = styled.li`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-3);
  border-block-end: 1px solid var(--color-line);

  & > p {
    overflow: hidden;
    font-size: var(--text-s);
    color: var(--color-ink-soft);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The club's reply templates, which all its managers share and can add, edit and delete. */
export function TemplatesDialog({ clubId, onClose }: { clubId: number; onClose: () => void }) {
  const { currentData } = useListReplyTemplatesQuery({ clubId });
  const { templates, version } = currentData ?? NONE;
  const [save, { error, reset }] = useSaveReplyTemplatesMutation();
  /** The template that is being edited; an empty one for a new one. */
  const [open, setOpen] = useState<TemplateValues | null>(null);
  const content = useRef<HTMLDivElement>(null);

  function close() {
    setOpen(null);
    reset();
    // The element that had the focus is gone.
    content.current?.focus();
  }

  async function keep(next: TemplateValues[]) {
    const { error: refusal } = await save({ clubId, body: { templates: next, version } });
    if (refusal === undefined) close();
  }

  /** In its old place; at the end if it's new, or someone else has changed or deleted it meanwhile. */
  function withChanged(template: TemplateValues) {
    const index = templates.findIndex(({ name, text }) => name === open?.name && text === open.text);
    return index === -1 ? [...templates, template] : templates.toSpliced(index, 1, template);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Templates"
      description={`Up to ${MAX_REPLY_TEMPLATES}, shared by everyone who manages the club.`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Stack ref={content} tabIndex={-1}>
        {error !== undefined && (
          <Panel tone="error" title="Your templates weren’t saved" role="alert">
            {apiErrorMessage(error, 'Please try again in a moment.')}
          </Panel>
        )}
        {open !== null ? (
          <TemplateForm template={open} onSave={(template) => keep(withChanged(template))} onCancel={close} />
        ) : (
          <>
            {templates.length === 0 && <p>No templates yet.</p>}
            <ul role="list">
              {templates.map(({ name, text }, index) => (
                <Item key={`${index} ${name}`}>
                  <strong>{name}</strong>
                  <p>{text}</p>
                  <Cluster data-gap="small">
                    <Button variant="secondary" size="small" onClick={() => setOpen({ name, text })}>
                      Edit<VisuallyHidden> {name}</VisuallyHidden>
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() => void keep(templates.toSpliced(index, 1))}
                    >
                      Delete<VisuallyHidden> {name}</VisuallyHidden>
                    </Button>
                  </Cluster>
                </Item>
              ))}
            </ul>
            {templates.length < MAX_REPLY_TEMPLATES && (
              <Cluster>
                <Button variant="secondary" onClick={() => setOpen(EMPTY)}>
                  New template
                </Button>
              </Cluster>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
