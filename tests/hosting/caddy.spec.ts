import { describeServer } from './server';

describeServer('caddy');
