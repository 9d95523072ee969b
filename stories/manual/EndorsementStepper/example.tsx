import type { EndorsementStep } from '@tuanbao/library/domain/endorsement/endorsementSteps';
import { EndorsementStepper } from '@tuanbao/library/widgets/EndorsementStepper';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [step, setStep] = useState<EndorsementStep>('chooseType');
  return (
    <EndorsementStepper
      value={step}
      onChange={setStep}
      onSubmit={() => {}}
      panels={{
        chooseType: '增员、减员、替换',
        fillInformation: '生效日期与人员',
        confirmChanges: '核对人员与保费',
        uploadMaterials: '上传盖章的申请书',
        confirmAndSubmit: '确认无误后提交',
      }}
    />
  );
}
