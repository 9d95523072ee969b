import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fieldControls } from './fieldControls.tsx';
import { commitComposition, compose, pressWhileComposing } from './imeComposition.ts';
import { label, showInForm } from './inForm.tsx';

import '@tuanbao/tokens/tokens.css';

beforeEach(() => {
  document.documentElement.dir = 'ltr';
});
afterEach(cleanup);

describe.each(fieldControls)('$name', (control) => {
  const { before, after } = control;

  it('is named by its label, which stands before it', () => {
    const { root, field } = showInForm(control);

    expect(root()).toContainElement(field());
    expect(root().textContent).toMatch(new RegExp(`^${label}|${label}$`));
  });

  it('hands out the element to focus by ref', () => {
    let element: HTMLElement | null = null;
    const { root } = showInForm(control, { ref: (own) => (element = own) });

    expect(root()).toContainElement(element);
  });

  it('takes a class and a style on its root', () => {
    const { root } = showInForm(control, { className: 'narrow', style: { maxInlineSize: '123px' } });

    expect(root()).toHaveClass('narrow');
    expect(getComputedStyle(root()).maxInlineSize).toBe('123px');
  });

  it('keeps its own value, starting with defaultValue', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const { shown, change } = showInForm(control, { defaultValue: before.value, onChange });
    expect(shown()).toBe(before.shown);

    await change();

    expect(shown()).toBe(after.shown);
    expect(onChange).toHaveBeenLastCalledWith(after.value);
  });

  it("shows its parent's value after any change", async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const { shown, change, give } = showInForm(control, { value: before.value, onChange });

    await change();
    expect(onChange).toHaveBeenCalled();
    expect(shown()).toBe(before.shown);
    give({ value: after.value });

    expect(shown()).toBe(after.shown);
  });

  it('takes part in a form: submitted by name', async () => {
    const { submitted, change } = showInForm(control, { name: 'answer', defaultValue: before.value });
    expect(submitted()).toBe(before.submitted);

    await change();

    expect(submitted()).toBe(after.submitted);
  });

  it('returns to its first value when the form is reset', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const { submitted, shown, change } = showInForm(control, { name: 'answer', defaultValue: before.value, onChange });

    await change();
    await userEvent.click(screen.getByRole('button', { name: '重填' }));

    expect(shown()).toBe(before.shown);
    expect(submitted()).toBe(before.submitted);
    expect(onChange).toHaveBeenLastCalledWith(before.value);
  });

  it('requests the first value from its parent when the form is reset', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const { give } = showInForm(control, { value: before.value, onChange });

    give({ value: after.value, onChange });
    await userEvent.click(screen.getByRole('button', { name: '重填' }));

    expect(onChange).toHaveBeenLastCalledWith(before.value);
  });

  it('is neither reached nor submitted while disabled', async () => {
    const { root, submitted, shown, change } = showInForm(control, {
      name: 'answer',
      defaultValue: after.value,
      isDisabled: true,
    });

    screen.getByRole('button', { name: '前' }).focus();
    await userEvent.keyboard('{Tab}');

    expect(root()).not.toContainElement(document.activeElement as HTMLElement);
    expect(submitted()).toBeNull();
    await change();
    expect(shown()).toBe(after.shown);
  });

  it('is reached, read and submitted, but not changed, while read-only', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const { field, root, submitted, shown, change } = showInForm(control, {
      name: 'answer',
      defaultValue: after.value,
      isReadOnly: true,
      onChange,
    });

    screen.getByRole('button', { name: '前' }).focus();
    await userEvent.keyboard('{Tab}');
    expect(root()).toContainElement(document.activeElement as HTMLElement);
    expect(field().matches('[readonly], [aria-readonly="true"]')).toBe(true);

    await change();

    expect(shown()).toBe(after.shown);
    expect(submitted()).toBe(after.submitted);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports that a value is required', () => {
    const { field } = showInForm(control, { isRequired: true });

    expect(field()).toBeRequired();
  });

  it('reports that it is invalid, with or without a message', () => {
    const { field, give } = showInForm(control, { isInvalid: true });
    expect(field()).toBeInvalid();

    give({ isInvalid: false });
    expect(field()).toBeValid();
    give({ isInvalid: false, errorMessage: '丙' });

    expect(field()).toBeInvalid();
  });

  it('has hint and error as description, and the error only while it exists', () => {
    const { field, give } = showInForm(control, { description: '乙', errorMessage: '丙' });
    expect(field()).toHaveAccessibleDescription('乙 丙');

    give({ errorMessage: '' });

    expect(field()).toHaveAccessibleDescription('乙');
  });

  it('is one stop of the Tab key, forwards and backwards', async () => {
    const { focusable } = showInForm(control, { defaultValue: before.value });

    screen.getByRole('button', { name: '前' }).focus();
    await userEvent.keyboard('{Tab}');
    expect(focusable()).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');

    expect(screen.getByRole('button', { name: '前' })).toHaveFocus();
  });

  it('starts at the right in a text from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const { root, shown, change } = showInForm(control, { defaultValue: before.value }, 'ar');
    const words = document.createRange();
    words.selectNodeContents(screen.getByText(label));

    expect(Math.abs(words.getBoundingClientRect().right - root().getBoundingClientRect().right)).toBeLessThan(40);
    await change();

    expect(shown()).toBe(after.shown);
  });
});

const writtenControls = fieldControls.filter((control) => control.composition);

describe.each(writtenControls)('$name, written through an input method', (control) => {
  const { composed, committed, value } = control.composition ?? { composed: '', committed: '', value: '' };

  it('reports no text that is still being composed, and reports the finished characters once', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const { field, focusable } = showInForm(control, { onChange });
    await userEvent.click(focusable());

    await compose(composed);
    expect(field()).toHaveValue(composed);
    expect(onChange).not.toHaveBeenCalled();
    await commitComposition(committed);
    await userEvent.keyboard('{Tab}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
  });

  it('leaves Enter and Esc to the input method', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const { field, focusable, onSubmit } = showInForm(control, { onChange, name: 'answer' });
    await userEvent.click(focusable());

    await compose(composed);
    await pressWhileComposing('Enter');
    await pressWhileComposing('Escape');

    expect(onSubmit).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
    expect(field()).toHaveValue(composed);
    expect(field()).toBeValid();
  });

  it('reports nothing when the composition is cancelled', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const { field, focusable } = showInForm(control, { onChange });
    await userEvent.click(focusable());

    await compose(composed);
    await compose('');

    expect(field()).toHaveValue('');
    expect(onChange).not.toHaveBeenCalled();
  });
});
