import { Button, SelectField } from '@club-reviews/shared-ui';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { useListReplyTemplatesQuery } from '../../api/club-admin-api';
import type { ReplyValues } from '../reviews/reply-form.schema';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;

  & > div {
    flex: 0 1 18rem;
  }
  /* Its words line up with the fields. */
  & > button:first-child {
    margin-inline-start: calc(-1.125rem - 2px);
  }
`;

interface TemplatePickerProps {
  clubId: number;
  /** Called once a text has been added to the reply. */
  onInserted: () => void;
  onManage: () => void;
}

/** Adds one of the club's templates to the reply of the surrounding Formik form, after what is already there. */
export function TemplatePicker({ clubId, onInserted, onManage }: TemplatePickerProps) {
  const { currentData } = useListReplyTemplatesQuery({ clubId });
  const templates = currentData?.templates ?? [];
  const { values, setFieldValue } = useFormikContext<ReplyValues>();

  function insert(text: string) {
    const written = values.responseText.trimEnd();
    void setFieldValue('responseText', written === '' ? text : `${written}\n\n${text}`);
    onInserted();
  }

  return (
    <Row>
      {templates.length > 0 && (
        <SelectField
          label="Insert a template"
          placeholder="Choose one"
          value=""
          options={templates.map(({ name }, index) => ({ value: index, label: name }))}
          onChange={({ target }) => {
            const chosen = templates[Number(target.value)];
            if (target.value !== '' && chosen !== undefined) insert(chosen.text);
          }}
        />
      )}
      <Button variant="quiet" onClick={onManage}>
        {templates.length > 0 ? 'Edit templates' : 'Make a template'}
      </Button>
    </Row>
  );
}
