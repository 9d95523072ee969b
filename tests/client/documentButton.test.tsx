import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DocumentButton } from '@tuanbao/app/client/documents/DocumentButton.tsx';
import { loadDocument } from '@tuanbao/app/client/documents/loadDocument.ts';
import { useServices } from '@tuanbao/app/client/platform/services/services.ts';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import { policyDocument } from '@tuanbao/app/contract/documents';
import { resultCodes } from '@tuanbao/app/contract/envelope';
import { ToastRegion } from '@tuanbao/library/components/Toast';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it } from 'vitest';

import { servicesFor } from './support/renderApp.tsx';
import { refusal } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const path = '/api/order/getGroupInsurePolicy';
const server = serverOfTests();

function Policy() {
  const { send } = useServices();
  return (
    <DocumentButton title="电子保单" load={loadDocument(send, policyDocument, { policyUuid: 'TB1' })}>
      查看电子保单
    </DocumentButton>
  );
}

it('shows the server’s refusal of a document in the viewer, can load it again, and loads nothing before it is opened', async () => {
  server.on(path, refusal(resultCodes.refused, '该订单尚未出具保单'));
  render(
    <ServicesProvider services={servicesFor(server.url)}>
      <I18nProvider locale="zh-CN">
        <Policy />
        <ToastRegion />
      </I18nProvider>
    </ServicesProvider>,
  );
  expect(server.callsTo(path)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: '查看电子保单' }));
  const viewer = await screen.findByRole('dialog', { name: '电子保单' }, { timeout: 5000 });
  expect(await screen.findByText('该订单尚未出具保单')).toBeVisible();
  expect(screen.getAllByText('该订单尚未出具保单')).toHaveLength(1); // The text isn't also shown in a toast.
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(server.callsTo(path)).toHaveLength(2));
  await screen.findByRole('button', { name: '重试' }); // The button appears with the response.
  // The pressed button had the focus and has been removed, so the viewer must get the focus.
  await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(viewer).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: '查看电子保单' })).toHaveFocus());
});
