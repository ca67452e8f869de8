import { describeServer } from './server';

describeServer('nginx');
