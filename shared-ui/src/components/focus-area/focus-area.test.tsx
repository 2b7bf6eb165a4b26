import { render, screen } from '@testing-library/react';
import { FocusArea } from './focus-area';

describe('FocusArea', () => {
  it('leaves the focus alone until its content is replaced', () => {
    const { rerender } = render(<FocusArea shown="login">Log in</FocusArea>);
    expect(document.body).toHaveFocus();
    rerender(<FocusArea shown="login">Log in, again</FocusArea>);
    expect(document.body).toHaveFocus();
    rerender(<FocusArea shown="dashboard">Welcome</FocusArea>);
    expect(screen.getByText('Welcome')).toHaveFocus();
  });
});
