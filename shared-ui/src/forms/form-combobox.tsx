import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { fieldDescription, FieldFrame } from '../components/field/field-frame';
import type { FieldTexts } from '../components/field/field-frame';
import { Control, Input, Item, Note, OptionHint, Popup, Positioner, Trigger } from './form-combobox.styles';
import { useFormField } from './use-form-field';
import { useOptionSearch } from './use-option-search';
import type { ComboboxOption, LoadOptions } from './use-option-search';

export interface FormComboboxProps extends Omit<FieldTexts, 'error'> {
  /** Formik field; holds the chosen option's `value`. */
  name: string;
  loadOptions: LoadOptions;
  /**
   * The option that the field's value stands for at the start, so that its label can be shown. The same object on
   * every render: a new one counts as a new choice, whose label takes the place of what is being typed.
   */
  initialOption?: ComboboxOption | null;
  placeholder?: string;
  /** Said when nothing matches. */
  emptyText?: string;
  required?: boolean;
  disabled?: boolean;
  /** What the Formik field holds while nothing is chosen. */
  emptyValue?: string | number;
}

const NOTES = {
  idle: null,
  ready: null,
  loading: 'Searching…',
  failed: 'The list could not be loaded. Type to try again.',
};

/** A choice of very many: type to search, choose with arrow keys or by pressing. The list is loaded as one types. */
export function FormCombobox({
  name,
  loadOptions,
  initialOption = null,
  placeholder = 'Type to search',
  emptyText = 'Nothing found',
  emptyValue = '',
  required,
  disabled,
  ...texts
}: FormComboboxProps) {
  const id = useId();
  const { field, error, setValue, setTouched } = useFormField<string | number>(name);
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const { options, progress, search } = useOptionSearch(loadOptions);
  const selected = [chosen, initialOption].find((option) => option?.value === field.value) ?? null;
  const note = NOTES[progress];
  const [dialog, setDialog] = useState<Element | null>(null);
  const findDialog = useCallback(
    (control: HTMLElement | null) => setDialog(control?.closest('[role="dialog"]') ?? null),
    [],
  );

  return (
    <FieldFrame {...texts} error={error} id={id} required={required}>
      <Combobox.Root<ComboboxOption>
        items={options}
        filter={null}
        value={selected}
        disabled={disabled}
        isItemEqualToValue={(option, other) => option.value === other.value}
        onValueChange={(option) => {
          setChosen(option);
          void setValue(option?.value ?? emptyValue);
        }}
        onOpenChange={(open, { reason }) => {
          // Opened by typing, it searches for what was typed; opened otherwise, it shows the beginning of the list.
          if (open && reason !== 'input-change' && progress === 'idle') search('', true);
        }}
        onInputValueChange={(text, { reason }) => {
          if (reason === 'input-change' || reason === 'input-clear') search(text.trim());
        }}
      >
        <Control ref={findDialog}>
          <Input
            id={id}
            name={name}
            placeholder={placeholder}
            required={required}
            onBlur={() => void setTouched(true)}
            // Besides the label's own tie: inside a dialog the label is hidden while the list is open.
            aria-labelledby={`${id}-label`}
            {...fieldDescription(id, { hint: texts.hint, error })}
          />
          <Trigger aria-label="Show the list">
            <ChevronDown aria-hidden="true" />
          </Trigger>
        </Control>
        {/* A list that belongs to a dialog is part of it for screen readers too. */}
        <Combobox.Portal container={dialog instanceof HTMLElement ? dialog : undefined}>
          <Positioner sideOffset={4}>
            <Popup aria-busy={progress === 'loading' || undefined}>
              <Combobox.Status>{note !== null && <Note>{note}</Note>}</Combobox.Status>
              <Combobox.Empty>{progress === 'ready' && <Note>{emptyText}</Note>}</Combobox.Empty>
              <Combobox.List aria-labelledby={`${id}-label`}>
                {(option: ComboboxOption) => (
                  <Item key={option.value} value={option}>
                    <span>
                      {option.label}
                      {option.hint !== undefined && <OptionHint>{option.hint}</OptionHint>}
                    </span>
                    <Combobox.ItemIndicator>
                      <Check aria-hidden="true" />
                    </Combobox.ItemIndicator>
                  </Item>
                )}
              </Combobox.List>
            </Popup>
          </Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </FieldFrame>
  );
}
