import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from '../testing/render-form';
import { FormSelect } from './form-select';
import { SubmitButton } from './submit-button';

describe('FormSelect', () => {
  it('puts the chosen value into the form', async () => {
    const onSubmit = jest.fn();
    renderForm(
      { initialValues: { ageGroup: '' }, onSubmit: (values) => onSubmit(values) },
      <>
        <FormSelect
          name="ageGroup"
          label="Age group"
          placeholder="Select"
          options={[{ value: 'U9s', label: 'Under 9s' }]}
        />
        <SubmitButton>Send</SubmitButton>
      </>,
    );
    await userEvent.selectOptions(screen.getByLabelText('Age group'), 'Under 9s');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ ageGroup: 'U9s' });
  });
});
