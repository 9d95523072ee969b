import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { ContractProps, FieldControl } from './fieldControls.tsx';

/** Label of the tested control. */
export const label = '甲';

/** Shows a control in a form, between two buttons, so that the focus can come from one and go to the other. */
export function showInForm(
  control: FieldControl<unknown>,
  props: Partial<ContractProps<unknown>> = {},
  locale = 'zh-CN',
) {
  const onSubmit = vi.fn<() => void>();
  const page = (more: Partial<ContractProps<unknown>>): ReactElement => (
    <I18nProvider locale={locale}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <button type="button">前</button>
        {control.render({ label, ...props, ...more })}
        <button type="button">后</button>
        <button type="reset">重填</button>
      </form>
    </I18nProvider>
  );
  const { container, rerender } = render(page({}));
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  const field = (): HTMLElement =>
    control.role === null
      ? screen.getByLabelText(new RegExp(`^${label}`))
      : screen.getByRole(control.role, { name: label });
  const focusable = (): HTMLElement => control.focusableIn?.(field()) ?? field();

  return {
    onSubmit,
    field,
    focusable,
    root: () => form.children[1] as HTMLElement,
    shown: () => control.shownBy(field()),
    submitted: () => new FormData(form).get('answer'),
    give: (more: Partial<ContractProps<unknown>>) => rerender(page(more)),
    /** Moves the focus into the control with Tab and presses the keys that change its value. */
    change: async () => {
      screen.getByRole('button', { name: '前' }).focus();
      await userEvent.keyboard('{Tab}');
      await control.change(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    },
  };
}
