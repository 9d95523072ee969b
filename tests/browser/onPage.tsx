import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach } from 'vitest';
import { userEvent } from 'vitest/browser';

import '@tuanbao/tokens/tokens.css';

afterEach(() => {
  cleanup();
  document.documentElement.dir = 'ltr';
});

/** Renders an element for a user with this locale. For Arabic, the direction of the page is right to left. */
export function show(element: ReactElement, locale = 'zh-CN'): RenderResult {
  document.documentElement.dir = locale.startsWith('ar') ? 'rtl' : 'ltr';
  const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider locale={locale}>{children}</I18nProvider>;
  return render(element, { wrapper });
}

/** Presses keys in the focused element: `{Tab}`, `{Shift>}{Tab}{/Shift}`, `ab{Enter}`. */
export const press = async (keys: string): Promise<void> => userEvent.keyboard(keys);
