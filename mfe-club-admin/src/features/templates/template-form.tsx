import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { MAX_TEMPLATE_NAME_LENGTH, TEMPLATE_MESSAGES } from '@club-reviews/domain/reply-templates';
import { Button, Cluster } from '@club-reviews/shared-ui';
import {
  FormStack,
  FormTextArea,
  FormTextField,
  SubmitButton,
  submitOnCtrlEnter,
} from '@club-reviews/shared-ui/forms';
import { object, string } from 'yup';
import { KeysHint } from '../../components/keys-hint';

/** A template as typed. */
export interface TemplateValues {
  name: string;
  text: string;
}

const templateSchema = object({
  name: string()
    .trim()
    .required(TEMPLATE_MESSAGES.name)
    .max(MAX_TEMPLATE_NAME_LENGTH, tooLongMessage('The name', MAX_TEMPLATE_NAME_LENGTH)),
  text: string()
    .trim()
    .required(TEMPLATE_MESSAGES.text)
    .max(MAX_CLUB_TEXT_LENGTH, tooLongMessage('The text', MAX_CLUB_TEXT_LENGTH)),
});

interface TemplateFormProps {
  template: TemplateValues;
  onSave: (template: TemplateValues) => Promise<void>;
  onCancel: () => void;
}

/** Where a template is written or edited. */
export function TemplateForm({ template, onSave, onCancel }: TemplateFormProps) {
  return (
    <FormStack
      initialValues={template}
      validationSchema={templateSchema}
      onSubmit={({ name, text }) => onSave({ name: name.trim(), text: text.trim() })}
      data-gap="small"
    >
      <FormTextField name="name" label="Name" hint="Only your club sees it." autoFocus />
      <FormTextArea
        name="text"
        label="Text"
        hint={
          <>
            Don’t name anyone: it’s for any review. <KeysHint>Ctrl+Enter (⌘+Enter on a Mac) saves.</KeysHint>
          </>
        }
        rows={5}
        countLimit={MAX_CLUB_TEXT_LENGTH}
        onKeyDown={submitOnCtrlEnter}
      />
      <Cluster>
        <SubmitButton pendingLabel="Saving...">Save template</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </FormStack>
  );
}
