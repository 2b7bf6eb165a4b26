import { screen } from '@testing-library/react';
import { renderForm } from '../testing/render-form';
import { FormPart } from './form-part';
import { FormTextField } from './form-text-field';

describe('FormPart', () => {
  it.each([2, 3] as const)('groups fields under a heading of level %d', (level) => {
    renderForm(
      { initialValues: { name: '' } },
      <FormPart title="Your club" level={level}>
        <FormTextField name="name" label="Name" />
      </FormPart>,
    );
    expect(screen.getByRole('group', { name: 'Your club' })).toContainElement(screen.getByLabelText('Name'));
    expect(screen.getByRole('heading', { level, name: 'Your club' })).toBeInTheDocument();
  });
});
