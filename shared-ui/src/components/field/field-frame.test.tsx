import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from '../search-field/search-field';
import { SelectField } from '../select-field/select-field';
import { TextField } from '../text-field/text-field';

describe('fields', () => {
  it('link label, hint and error to the control', () => {
    render(
      <TextField label="E-mail address" hint="Never shown" error="Please enter a valid email address" />,
    );
    const input = screen.getByLabelText('E-mail address');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Never shown Please enter a valid email address');
  });

  it('keep a hidden label for screen readers', () => {
    render(<SearchField label="Club name" hideLabel placeholder="Club name" />);
    expect(screen.getByRole('searchbox', { name: 'Club name' })).toBeVisible();
  });

  it('pass the typed text and the element on to their owner', async () => {
    const typed: string[] = [];
    let element: HTMLInputElement | null = null;
    render(
      <TextField
        label="Postcode"
        ref={(input) => {
          element = input;
        }}
        onChange={(event) => typed.push(event.target.value)}
      />,
    );
    await userEvent.type(screen.getByLabelText('Postcode'), 'LS');
    expect(typed).toEqual(['L', 'LS']);
    expect(element).toBe(screen.getByLabelText('Postcode'));
  });

  it('use the platform’s select for a few choices', async () => {
    const onChange = jest.fn();
    render(
      <SelectField
        label="Radius"
        placeholder="Any"
        options={[
          { value: 1, label: '1 mile' },
          { value: 5, label: '5 miles' },
        ]}
        onChange={(event) => onChange(event.target.value)}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText('Radius'), '5 miles');
    expect(onChange).toHaveBeenCalledWith('5');
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });
});
