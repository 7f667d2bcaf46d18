package layout;

import java.util.Arrays;
import mpi.*;

/** Tabs, braces on lines of their own, bodies without braces. */
public class Tabs
{
	public static void main(String[] args) throws MPIException
	{
		MPI.Init(args);
		int rank = MPI.COMM_WORLD.getRank();
		int n = 444;
		int[] a = new int[n];
		if (rank == 0)
		{
			for (int i = 0; i < n; i++)
				a[i] = i * 3;
			MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0);	// expect: passed SL001
			for (int i = 0; i < n / 4; i++)
				for (int j = 0; j < 4; j++)
					a[i * 4 + j] = i - j;
			MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 1);	// expect: passed SL001
		}
		else if (rank == 1)
		{
			int sum = 0;
			MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0);	// expect: passed SL002
			for (int i = 0; i < n; i++)
				sum = sum * 31 + a[i];
			MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 1);	// expect: passed SL002
			for (int i = 0; i < n; i++)
				if (a[i] > 0)
					sum += a[i];
				else
					sum -= 2 * a[i];
			System.out.println("sum " + sum);
		}
		System.out.println(rank + " " + Arrays.hashCode(a));
		MPI.Finalize();
	}
}
