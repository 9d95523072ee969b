import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

const Chinese = ({ children }: { children: ReactNode }) => <I18nProvider locale="zh-CN">{children}</I18nProvider>;

/** Renders an element for a Chinese user. `user` acts as this user. */
export const renderInChinese = (element: ReactElement) => ({
  ...render(element, { wrapper: Chinese }),
  user: userEvent.setup(),
});
