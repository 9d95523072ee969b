import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { FormikRegionCascader } from '@tuanbao/library/formik/FormikRegionCascader';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { Form, Formik } from 'formik';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/library/styles.css';

/** A Formik form in which the region is selected with a widget of the library. */
function ApplicantPlace() {
  const [submitted, setSubmitted] = useState<number | null>(null);
  return (
    <Formik
      initialValues={{ company: '', area: 0 }}
      validate={({ area }) => (area === 0 ? { area: '请选择所在地区' } : {})}
      onSubmit={({ area }) => setSubmitted(area)}
    >
      <Form>
        <FormikTextField label="企业名称" name="company" />
        <FormikRegionCascader name="area" label="所在地区" />
        <Button type="submit" variant="primary">
          提交
        </Button>
        <Dialog title="已提交" isOpen={submitted !== null} onOpenChange={() => setSubmitted(null)}>
          地区代码 {submitted}
        </Dialog>
      </Form>
    </Formik>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <TuanbaoProvider locale="zh-CN">
        <ApplicantPlace />
      </TuanbaoProvider>
    </StrictMode>,
  );
