import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invoiceProblems } from '@tuanbao/library/domain/invoice/invoiceProblems';
import { constructionKind } from '@tuanbao/library/domain/subject/construction/constructionKind';
import { houseKind } from '@tuanbao/library/domain/subject/house/houseKind';
import { poolKind } from '@tuanbao/library/domain/subject/pool/poolKind';
import { emptyFleetVehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { vehicleKind } from '@tuanbao/library/domain/subject/vehicle/vehicleKind';
import { venueKind } from '@tuanbao/library/domain/subject/venue/venueKind';
import { FormikConstructionForm } from '@tuanbao/library/formik/FormikConstructionForm';
import { FormikErrorSummary } from '@tuanbao/library/formik/FormikErrorSummary';
import { FormikHouseForm } from '@tuanbao/library/formik/FormikHouseForm';
import { FormikInvoiceForm } from '@tuanbao/library/formik/FormikInvoiceForm';
import { FormikMaterialsUpload } from '@tuanbao/library/formik/FormikMaterialsUpload';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikPoolForm } from '@tuanbao/library/formik/FormikPoolForm';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { FormikVehicleForm } from '@tuanbao/library/formik/FormikVehicleForm';
import { FormikVehicleList } from '@tuanbao/library/formik/FormikVehicleList';
import { FormikVenueForm } from '@tuanbao/library/formik/FormikVenueForm';
import { faultyInvoice, invoiceBalanceFen, invoiceRule, ordinaryInvoice } from '@tuanbao/library/samples/invoices';
import { licenceScan, orderMaterials } from '@tuanbao/library/samples/materials';
import { car, furtherVehicles, hotel, house, pools, works } from '@tuanbao/library/samples/subjects';
import { Form, Formik } from 'formik';
import { type ReactElement, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import { catalogue } from '../../stories/fixtures/catalogue.ts';

const noErrors = {};
const upload = async ({ name, size }: File) => ({ id: name, name, size, kind: 'pdf' as const });
const details = ['passengerCar'] as const;

/** A Formik binding for a form section, with an invalid value and a valid value. */
interface Sample {
  readonly form: ReactElement;
  readonly faulty: unknown;
  readonly complete: unknown;
}

const samples: Readonly<Record<string, Sample>> = {
  ConstructionForm: {
    form: (
      <FormikConstructionForm
        name="it"
        product={catalogue.constructionByCost}
        upload={upload}
        problemsOf={(value) => constructionKind.problems(catalogue.constructionByCost, value)}
      />
    ),
    faulty: constructionKind.empty,
    complete: works,
  },
  HouseForm: {
    form: <FormikHouseForm name="it" problemsOf={(value) => houseKind.problems(catalogue.house, value)} />,
    faulty: houseKind.empty,
    complete: house,
  },
  PoolForm: {
    form: (
      <FormikPoolForm
        name="it"
        upload={upload}
        problemsOf={(value) => poolKind.problems(catalogue.swimmingPool, value)}
      />
    ),
    faulty: poolKind.empty,
    complete: pools,
  },
  VehicleForm: {
    form: (
      <FormikVehicleForm
        name="it"
        details={details}
        upload={upload}
        problemsOf={(value) => vehicleKind.problems(catalogue.vehicle, value)}
      />
    ),
    faulty: vehicleKind.empty,
    complete: car,
  },
  VehicleList: {
    form: (
      <FormikVehicleList
        name="it"
        product={catalogue.vehicle}
        upload={upload}
        problemsOf={(value) => vehicleKind.problems(catalogue.vehicle, value)}
      />
    ),
    faulty: { ...car, others: [emptyFleetVehicle] },
    complete: { ...car, others: furtherVehicles(2) },
  },
  VenueForm: {
    form: <FormikVenueForm name="it" problemsOf={(value) => venueKind.problems(catalogue.venueLiability, value)} />,
    faulty: venueKind.empty,
    complete: hotel,
  },
  InvoiceForm: {
    form: (
      <FormikInvoiceForm
        name="it"
        rule={invoiceRule}
        balanceFen={invoiceBalanceFen}
        upload={upload}
        problemsOf={(value) => invoiceProblems(value, invoiceRule, invoiceBalanceFen)}
      />
    ),
    faulty: faultyInvoice,
    complete: ordinaryInvoice,
  },
  MaterialsUpload: {
    form: <FormikMaterialsUpload name="it" materials={orderMaterials} upload={upload} />,
    faulty: { businessLicence: [licenceScan] },
    complete: Object.fromEntries(orderMaterials.map(({ type }) => [type, [licenceScan]])),
  },
};
const forms = Object.entries(samples);

function renderForm(form: ReactElement, initial: unknown) {
  const onSubmit = vi.fn<(values: { it: unknown }) => Promise<void>>(async () => undefined);
  render(
    <I18nProvider locale="zh-CN">
      <Formik initialValues={{ it: initial }} onSubmit={onSubmit}>
        <Form noValidate>
          {form}
          <button type="submit">提交</button>
        </Form>
      </Formik>
    </I18nProvider>,
  );
  const user = userEvent.setup();
  return { onSubmit, user, submit: () => user.click(screen.getByRole('button', { name: '提交' })) };
}
const summary = () => screen.getByRole('region', { name: /项未完成/ });
const focused = () => document.activeElement as HTMLElement;
const invalid = '[aria-invalid="true"], [data-invalid]';

it.each(forms)(
  "%s doesn't submit values that the rules refuse, shows the errors and focuses the first",
  async (_, { form, faulty }) => {
    const { onSubmit, submit } = renderForm(form, faulty);
    expect(document.querySelector(invalid)).toBeNull();

    await submit();

    await waitFor(() => expect(document.querySelector(invalid)).toContainElement(focused()));
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

it.each(forms)('%s submits values that the rules accept', async (_, { form, complete }) => {
  const { onSubmit, submit } = renderForm(form, complete);
  await submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ it: complete }, expect.anything()));
});

it('lists the errors of a form from the first refused submit on, and takes focus at each', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(async () => undefined);
  const user = userEvent.setup();
  render(
    <I18nProvider locale="zh-CN">
      <Formik
        initialValues={{ payer: { name: '', account: '' } }}
        validate={({ payer: { name, account } }) => ({
          ...((name === '' || account === '') && {
            payer: { ...(name === '' && { name: '请输入户名' }), ...(account === '' && { account: '请输入账号' }) },
          }),
        })}
        onSubmit={onSubmit}
      >
        <Form noValidate>
          <FormikErrorSummary idOf={(path) => `claim-${path}`} />
          <FormikTextField id="claim-payer.name" name="payer.name" label="户名" />
          <FormikTextField id="claim-payer.account" name="payer.account" label="账号" />
          <button type="submit">提交</button>
        </Form>
      </Formik>
    </I18nProvider>,
  );
  const submit = () => user.click(screen.getByRole('button', { name: '提交' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();

  await submit();
  await waitFor(() => expect(screen.getByRole('heading', { name: '还有 2 项未完成，请补充后继续' })).toHaveFocus());
  await user.click(within(summary()).getByRole('button', { name: '请输入账号' }));
  expect(screen.getByRole('textbox', { name: '账号' })).toHaveFocus();
  await user.keyboard('6222');
  await submit();
  await waitFor(() => expect(screen.getByRole('heading', { name: '还有 1 项未完成，请补充后继续' })).toHaveFocus());
  await user.type(screen.getByRole('textbox', { name: '户名' }), '示例公司');
  await submit();

  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('mirrors a store: shows its changes with their errors, and reports an edit at once', async () => {
  const user = userEvent.setup();
  const edits: string[] = [];
  function Screen() {
    const [name, setName] = useState('一号桥');
    return (
      <>
        <FormikMirror values={{ name }} errors={name === '' ? { name: '请填写工程名称' } : noErrors}>
          <FormikTextField
            name="name"
            label="工程名称"
            onChange={(text) => {
              edits.push(text);
              setName(text);
            }}
          />
        </FormikMirror>
        <button type="button" onClick={() => setName('')}>
          清空
        </button>
      </>
    );
  }
  const { unmount } = render(<Screen />);
  const field = screen.getByRole('textbox', { name: '工程名称' });

  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(field).toHaveValue('');
  expect(await screen.findByText('请填写工程名称')).toBeVisible();

  await user.type(field, '二号桥');
  await user.tab();
  expect(edits).toEqual(['二号桥']);
  expect(screen.queryByText('请填写工程名称')).not.toBeInTheDocument();

  await user.type(field, '改建');
  unmount();
  expect(edits).toEqual(['二号桥', '二号桥改建']);
});
