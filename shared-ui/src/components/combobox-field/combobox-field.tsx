import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { fieldDescription, FieldFrame } from '../field/field-frame';
import type { FieldTexts } from '../field/field-frame';
import {
  Clear,
  Control,
  Input,
  Item,
  Note,
  OptionHint,
  Popup,
  Positioner,
  Trigger,
} from './combobox-field.styles';
import { useOptionSearch } from './use-option-search';
import type { ComboboxOption, LoadOptions } from './use-option-search';

export interface ComboboxFieldProps extends FieldTexts {
  /**
   * The chosen option. The same object on every render: a new one counts as a new choice, whose label replaces what is
   * being typed.
   */
  selected: ComboboxOption | null;
  onSelect: (option: ComboboxOption | null) => void;
  loadOptions: LoadOptions;
  name?: string;
  onBlur?: () => void;
  placeholder?: string;
  /** The message when nothing matches. */
  emptyText?: string;
  /** Name of the button that clears the choice; without it there's no button. */
  clearLabel?: string;
  required?: boolean;
}

const NOTES = {
  idle: null,
  ready: null,
  loading: 'Searching…',
  failed: 'The list didn’t load. Type to try again.',
};

/** A choice among many: type to search, choose with the arrow keys or by pressing. The list loads while typing. */
export function ComboboxField({
  selected,
  onSelect,
  loadOptions,
  name,
  onBlur,
  placeholder = 'Type to search',
  emptyText = 'Nothing found',
  clearLabel,
  required,
  ...texts
}: ComboboxFieldProps) {
  const id = useId();
  const { options, progress, search } = useOptionSearch(loadOptions);
  const note = NOTES[progress];
  const isClearable = clearLabel !== undefined && selected !== null;
  const [dialog, setDialog] = useState<Element | null>(null);
  const findDialog = useCallback(
    (control: HTMLElement | null) => setDialog(control?.closest('[role="dialog"]') ?? null),
    [],
  );

  return (
    <FieldFrame {...texts} id={id} required={required}>
      <Combobox.Root<ComboboxOption>
        items={options}
        filter={null}
        value={selected}
        isItemEqualToValue={(option, other) => option.value === other.value}
        onValueChange={onSelect}
        onOpenChange={(open, { reason }) => {
          // When opened by typing, it searches for the text; when opened otherwise, it shows the start of the list.
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
            onBlur={onBlur}
            data-clearable={isClearable ? '' : undefined}
            // In addition to the label's own link: inside a dialog, the label is hidden while the list is open.
            aria-labelledby={`${id}-label`}
            {...fieldDescription(id, texts)}
          />
          {isClearable && (
            <Clear aria-label={clearLabel}>
              <X aria-hidden="true" />
            </Clear>
          )}
          <Trigger aria-label="Show the list">
            <ChevronDown aria-hidden="true" />
          </Trigger>
        </Control>
        {/* For screen readers too, a dialog's list is part of the dialog. */}
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
