import { getSystemStatus } from '#libs/site/common/site.calls';
import { callApi } from '../calls/call-api';

export const askSiteStatus = () => callApi(getSystemStatus, {});
