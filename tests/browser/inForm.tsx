import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { ContractProps, FieldControl } from './fieldControls.tsx';

/** Label of the control that is tested. */
export const label = '甲';

/**
 * Shows a control in a form, between two buttons. The focus can move from one button through the control to the other
 * button.
 */
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
    /** Moves the focus into the control with Tab. Then presses the keys that change the control's value. */
    change: async () => {
      screen.getByRole('button', { name: '前' }).focus();
      await userEvent.keyboard('{Tab}');
      await control.change(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    },
  };
}
