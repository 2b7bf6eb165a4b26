/** Towns of the West Midlands: `name|city|county|latitude|longitude|outward code|postcode|local names`. */
export const WEST_MIDLANDS = `
Harborne|Birmingham|West Midlands|52.4600|-1.9560|B17||Grove Park,Chad Brook
Moseley|Birmingham|West Midlands|52.4460|-1.8880|B13||Cannon Hill,Highbury
Kings Heath|Birmingham|West Midlands|52.4330|-1.8930|B14||Horseshoe,Poplar Road
Bournville|Birmingham|West Midlands|52.4290|-1.9340|B30|B30 1JR|Rowheath,Carillon Green
Selly Oak|Birmingham|West Midlands|52.4420|-1.9370|B29||Lapal,Bourn Brook
Edgbaston|Birmingham|West Midlands|52.4640|-1.9180|B15||Chad Hill,Botanical
Erdington|Birmingham|West Midlands|52.5240|-1.8390|B23||Rookery,Brookvale
Handsworth Wood|Birmingham|West Midlands|52.5180|-1.9220|B20||Hill Top,Sandwell Vale
Acocks Green|Birmingham|West Midlands|52.4490|-1.8190|B27||Fox Hollies,Vineyard
Sutton Coldfield||West Midlands|52.5640|-1.8230|B72||Rectory,Four Oaks
Solihull||West Midlands|52.4120|-1.7780|B91||Tudor Grange,Malvern Brueton
Dorridge|Solihull|West Midlands|52.3720|-1.7520|B93||Station Approach,Arden Meadow
Earlsdon|Coventry|West Midlands|52.3990|-1.5320|CV5||Hearsall,Canley Ford
Stoke Park|Coventry|West Midlands|52.4080|-1.4770|CV2||Copsewood,Gosford Green
Tettenhall|Wolverhampton|West Midlands|52.5980|-2.1620|WV6||Upper Green,Smestow
Penn|Wolverhampton|West Midlands|52.5580|-2.1580|WV4||Muchall,Penn Common
Walsall||West Midlands|52.5860|-1.9820|WS1||Arboretum,Saddlers Lake
Stourbridge||West Midlands|52.4570|-2.1480|DY8||Mary Stevens,Glasshouse
Halesowen||West Midlands|52.4490|-2.0500|B63||Leasowes,Earls Brook
Dudley||West Midlands|52.5120|-2.0810|DY1||Priory Park,Wren's Nest
Leamington Spa||Warwickshire|52.2850|-1.5330|CV32||Jephson,Newbold Comyn
Warwick||Warwickshire|52.2820|-1.5850|CV34|CV34 4QU|St Nicholas Meadow,Priory Pools
Stratford-upon-Avon||Warwickshire|52.1920|-1.7070|CV37|CV37 6BB|Bancroft,Welcombe
Rugby||Warwickshire|52.3710|-1.2640|CV21||Caldecott,Swift Valley
Nuneaton||Warwickshire|52.5230|-1.4680|CV11||Riversley,Attleborough Rec
Kenilworth||Warwickshire|52.3440|-1.5770|CV8||Abbey Fields,Finham Brook
Worcester||Worcestershire|52.1920|-2.2210|WR1||Pitchcroft,Diglis
Great Malvern||Worcestershire|52.1110|-2.3280|WR14||Priory Hill,Beacon Springs
Redditch||Worcestershire|52.3060|-1.9450|B97||Needle Mill,Morton Stanley
Kidderminster||Worcestershire|52.3880|-2.2490|DY10||Brinton,Habberley
Hereford||Herefordshire|52.0560|-2.7160|HR1|HR1 2NG|Bishop's Meadow,Wye Bend
Shrewsbury||Shropshire|52.7080|-2.7540|SY1||Quarry,Porthill
Ironbridge|Telford|Shropshire|52.6280|-2.4850|TF8|TF8 7DQ|Severn Gorge,Dale End
Wellington|Telford|Shropshire|52.7010|-2.5170|TF1||Bowring,Wrekin View
Stafford||Staffordshire|52.8060|-2.1160|ST16||Victoria Weir,Rowley
Lichfield||Staffordshire|52.6830|-1.8260|WS13|WS13 7LD|Stowe Pool,Three Spires
Tamworth||Staffordshire|52.6340|-1.6950|B79||Castle Pleasure,Snowdome
Burton upon Trent||Staffordshire|52.8020|-1.6370|DE14||Washlands,Ferry Bridge
Newcastle-under-Lyme||Staffordshire|53.0110|-2.2280|ST5||Brampton,Lyme Brook
Trentham|Stoke-on-Trent|Staffordshire|52.9660|-2.1900|ST4||Hem Heath,Longton Brook
Leek||Staffordshire|53.1060|-2.0240|ST13||Brough,Ladydale
`;
