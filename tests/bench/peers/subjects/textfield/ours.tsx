import '@tuanbao/tokens/tokens.css';
import { exposeControl } from '@bench/control';
import { TextField } from '@tuanbao/library/components/TextField';

exposeControl('ours', { render: (index) => <TextField label={`字段 ${index}`} description="请填写" /> });
