import type { Colour, Task } from '$generated/nitro-run';

/** Colour of a task's sector, and of its tool on it. */
export const TASKS = {
  draft: { fill: 'var(--task-draft)', ink: '#10202f' },
  gather: { fill: 'var(--task-gather)', ink: '#1c1510' },
  rush: { fill: 'var(--task-rush)', ink: '#f6f3e6' },
  fabricate: { fill: 'var(--task-fabricate)', ink: '#fff' },
} satisfies Record<Task, { fill: string; ink: string }>;

/** The task whose colour a grunt faces. */
export const TASK_OF: Record<Colour, Task> = { blue: 'draft', red: 'fabricate', yellow: 'gather', black: 'rush' };
