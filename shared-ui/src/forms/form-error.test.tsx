import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible';
import { FormError } from './form-error';

describe('FormError', () => {
  it('interrupts with the reason', async () => {
    render(<FormError title="Error">Failed to submit review.</FormError>);
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to submit review.');
    await expectAccessible();
  });

  it.each([undefined, null, ''])('is missing for %p', (reason) => {
    const { container } = render(<FormError title="Error">{reason}</FormError>);
    expect(container).toBeEmptyDOMElement();
  });
});
